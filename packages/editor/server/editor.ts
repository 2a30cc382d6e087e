import { isDeepStrictEqual } from 'node:util';
import { type Change, type ChangesState, isWithin, keyAt, type Location, twinOf } from '../shared/api.ts';
import type { Files, SiteContract } from '../shared/contract.ts';
import { type Content, newFindings, openContent, withNamesOf } from './content.ts';
import { readContentFolder } from './content-folder.ts';
import { dataOf, refuseLocation, withChange } from './file-text.ts';
import { locationIn, type MarkerLocations } from './marker-locations.ts';
import { type ConflictingValue, withValue } from './merge.ts';
import type { SiteFolder } from './publish-folder.ts';
import { Refusal, refuse } from './refusal.ts';
import { type NewTexts, withTexts } from './undo-steps.ts';
import { rawChanges } from './value-changes.ts';
import type { Workspace } from './workspace.ts';

/** Corrections can make further ones necessary. After this number of rounds the editor stops correcting. */
const maxRounds = 4;

/** The workspace and the site together: what the requests work with. */
export class Editor {
  readonly workspace: Workspace;
  readonly #contract: () => Promise<SiteContract>;
  readonly #markers: MarkerLocations;
  /** Makes the pages show texts that are not saved. */
  show: (unsaved: ReadonlyMap<string, string>) => void = () => undefined;
  /** The folder to which the site is published, beside the remote. */
  siteFolder: SiteFolder | null = null;
  /** Version of the content that the pages show. */
  #shown = 0;
  /** The last states that were read, because most requests ask about the same ones. */
  #last: { contract: SiteContract; files: Files; content: Content }[] = [];
  /** The last content of which pages could be made. While none can be made, files and pages keep their names from it. */
  #whole: Content | null = null;

  /**
   * @param contract the site's contract, as its modules are now
   * @param markers the marked texts of the pages
   */
  constructor(workspace: Workspace, contract: () => Promise<SiteContract>, markers: MarkerLocations) {
    this.workspace = workspace;
    this.#contract = contract;
    this.#markers = markers;
  }

  /** The location of a marked text of a page. @throws Refusal for a marker of an earlier start */
  async locationOf(marker: number): Promise<Location> {
    const text = this.#markers.textOf(marker);
    if (text === null) return refuseLocation();
    return locationIn(dataOf(text.file, this.workspace.text(text.file)), text);
  }

  /** The markers of the texts at a location, in both languages, and then of the texts that print its value. */
  async markersAt({ file, path }: Location): Promise<number[]> {
    const files = [file, twinOf(file) ?? file];
    const own = this.#markers
      .textsWhere((text) => files.includes(text.file))
      .flatMap(({ number, text }) => {
        const at = locationIn(dataOf(text.file, this.workspace.text(text.file)), text);
        return isWithin({ file, path: at.path }, { file, path }) ? [number] : [];
      });
    const { references } = (await this.content()).site;
    const names = references.flatMap(({ name, location }) =>
      location && keyAt(location) === keyAt({ file, path }) ? name : [],
    );
    const printing = this.#markers.textsWhere(({ written }) => names.some((name) => written.includes(name)));
    return [...new Set([...own, ...printing.map(({ number }) => number)])];
  }

  /** @throws Refusal with both versions of values that were changed in two places */
  async conflict(conflicts: readonly ConflictingValue[]): Promise<never> {
    const { site } = await this.content();
    throw new Refusal(
      {
        fr: 'Ce texte a changé entre-temps, dans une autre fenêtre ou dans le fichier. Rien n’a été écrit.',
        nl: 'Die tekst is intussen gewijzigd, in een ander venster of in het bestand. Er is niets geschreven.',
      },
      409,
      conflicts.map((conflict) => ({ ...conflict, title: site.titleOf(conflict.file) })),
    );
  }

  /** Some content files with what the site knows of them. */
  async open(files: Files): Promise<Content> {
    const contract = await this.#contract();
    const known = this.#last.find((one) => one.contract === contract && isDeepStrictEqual(one.files, files));
    const content =
      known?.content ?? withNamesOf(await openContent(this.workspace.root, contract, files), this.#whole);
    if (content.site.pages.length > 0) this.#whole = content;
    this.#last = [{ contract, files, content }, ...this.#last.filter((one) => one !== known)].slice(0, 3);
    return content;
  }

  /** The content with the unsaved changes. The pages show it from now on, unless a page cannot be made of it. */
  async content(): Promise<Content> {
    const { version, unsaved } = this.workspace;
    const content = await this.open(this.workspace.files());
    if (content.site.makesAllPages && this.#shown < version) {
      this.#shown = version;
      this.show(new Map([...unsaved].flatMap(([file, { text }]) => (text === null ? [] : [[file, text]]))));
    }
    return content;
  }

  /** The content as it is on disk, with some new texts. */
  onDisk(texts: NewTexts = new Map()): Promise<Content> {
    return this.open(withTexts(readContentFolder(this.workspace.root), texts));
  }

  /** Texts of the changed files, also of files whose values are computed from the changed ones. @throws Refusal */
  async textsAfter(changes: readonly Change[], newFiles: Files = new Map()): Promise<NewTexts> {
    const before = await this.content();
    const saved = await this.onDisk();
    const texts = new Map<string, string | null>(newFiles);
    // Computed values start again from what is saved: an impossible one would hide the finding that corrects it.
    for (const [file, { base, text }] of this.workspace.unsaved)
      for (const { path, before: value, isComputed } of rawChanges(before, file, base, text))
        if (isComputed && before.site.lockedBecause({ file, path }) !== null)
          texts.set(file, withValue(file, texts.get(file) ?? text ?? '', path, value));
    const apply = (change: Change) => {
      if (change.kind === 'remove' && change.path.length === 0) return texts.set(change.file, null);
      const text = texts.get(change.file) ?? this.workspace.text(change.file);
      if (text === null) return refuse('Ce fichier n’existe plus.', 'Dat bestand bestaat niet meer.', 409);
      return texts.set(change.file, withChange(change.file, text, change));
    };
    for (const change of changes) apply(change);
    for (let round = 0; round < maxRounds; round++) {
      const now = await this.open(withTexts(before.files, texts));
      const repairs = newFindings(now, saved).flatMap((finding) => now.site.repairsOf(finding));
      if (repairs.length === 0) break;
      // The last first, so that a removed item does not move the items that later changes name by their index.
      for (const repair of repairs.toReversed()) apply(repair);
    }
    return texts;
  }

  async state(): Promise<ChangesState> {
    const { workspace } = this;
    const content = await this.content();
    return {
      version: workspace.version,
      arePagesCurrent: this.#shown === workspace.version,
      unsaved: [...workspace.unsaved].map(([file, { base, text }]) => ({
        file,
        title: content.site.titleOf(file),
        changes: rawChanges(content, file, base, text).filter(({ isComputed }) => !isComputed).length,
      })),
      drafts: content.site.drafts,
      ...workspace.labels,
    };
  }
}
