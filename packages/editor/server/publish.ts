import type { Progress, Published } from '../shared/api.ts';
import type { Texts } from '../shared/values.ts';
import { type Content, newFindings, viewOf } from './content.ts';
import { readContentFile, readContentFolder } from './content-folder.ts';
import { git, textIn } from './git.ts';
import { pushFailure } from './push-failure.ts';
import { refuse } from './refusal.ts';
import { branchOf, changedFiles, remoteName, remoteOf } from './unpublished.ts';

const stepLabels: Record<Progress['steps'][number]['id'], Texts> = {
  check: { fr: 'Contrôle du contenu', nl: 'Controle van de inhoud' },
  commit: { fr: 'Nouvelle version', nl: 'Nieuwe versie' },
  push: { fr: 'Envoi', nl: 'Verzending' },
};

/** How far a publication is. */
export const newProgress = (): Progress => ({
  steps: (['check', 'commit', 'push'] as const).map((id) => ({ id, label: stepLabels[id], state: 'waits' })),
});

/** Commits only the files named, as they are on disk: what else is in the index stays there. */
const commit = async (
  root: string,
  files: readonly string[],
  message: string,
): Promise<{ ok: boolean; error: string }> => {
  const added = await git(root, ['add', '--all', '--', ...files]);
  if (!added.ok) return added;
  return git(root, ['commit', '--message', message, '--only', '--', ...files]);
};

/**
 * Publishes files: checks what the published site would then be, commits the files, pushes the branch. With no files it
 * pushes what waits. Whatever fails, nothing is half done: a commit that the remote did not take waits for the next time.
 * @param open opens a state of the content
 */
export const publish = async (
  root: string,
  { files, message }: { files: readonly string[]; message: string },
  progress: Progress,
  open: (texts: ReadonlyMap<string, string>) => Promise<Content>,
): Promise<Published> => {
  const mark = (id: string, state: Progress['steps'][number]['state']) => {
    for (const step of progress.steps) if (step.id === id) step.state = state;
  };
  const failed = (id: string, failure: Texts, rest: Partial<Published> = {}): Published => {
    mark(id, 'failed');
    return { commit: null, pushed: false, findings: [], ...rest, failure };
  };
  const changed = new Set(await changedFiles(root));
  if (files.some((file) => !changed.has(file)))
    refuse(
      'Un des fichiers choisis n’a pas changé. Rechargez la liste.',
      'Een gekozen bestand is niet gewijzigd. Laad de lijst opnieuw.',
    );
  mark('check', 'runs');
  if (files.length > 0) {
    const published = await publishedTexts(root, changed);
    const next = new Map(published);
    for (const file of files) {
      const text = readContentFile(root, file);
      if (text === null) next.delete(file);
      else next.set(file, text);
    }
    const content = await open(next);
    const findings = newFindings(content, await open(published));
    if (findings.length > 0)
      return failed(
        'check',
        {
          fr: 'Le site publié aurait une erreur. Il manque peut-être un changement qui va avec.',
          nl: 'De gepubliceerde site zou een fout hebben. Misschien ontbreekt een wijziging die erbij hoort.',
        },
        { findings: findings.map((finding) => viewOf(content, finding)) },
      );
  }
  mark('check', 'done');
  mark('commit', 'runs');
  if (files.length > 0) {
    const { ok, error } = await commit(root, files, message);
    if (!ok) {
      await git(root, ['reset', '--quiet', '--', ...files]);
      return failed('commit', {
        fr: `La version n’a pas pu être créée : ${error.trim()}`,
        nl: `De versie kon niet gemaakt worden: ${error.trim()}`,
      });
    }
  }
  const { out } = await git(root, ['rev-parse', '--short', 'HEAD']);
  const version = out.trim();
  mark('commit', 'done');
  if ((await remoteOf(root)) === null) return { commit: version, pushed: false, failure: null, findings: [] };
  mark('push', 'runs');
  const pushed = await git(root, ['push', remoteName, await branchOf(root)]);
  if (!pushed.ok) return failed('push', pushFailure(pushed.error), { commit: version });
  mark('push', 'done');
  return { commit: version, pushed: true, failure: null, findings: [] };
};

/** All content files of the last commit: those on disk, but for what has changed since. */
const publishedTexts = async (root: string, changed: Iterable<string>): Promise<Map<string, string>> => {
  const texts = readContentFolder(root);
  for (const file of changed) {
    const text = await textIn(root, 'HEAD', file);
    if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
};
