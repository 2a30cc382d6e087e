import type { Progress, Published, Unpublished } from '../shared/api.ts';
import type { Texts } from '../shared/values.ts';
import { type Content, newFindings, pagesOf, viewOf } from './content.ts';
import { readContentFile, readContentFolder } from './content-folder.ts';
import { git, hasCommit, textIn } from './git.ts';
import { refuse } from './refusal.ts';
import { valueChanges } from './value-changes.ts';

/** Name of the remote to which a version goes. */
const remoteName = 'origin';

const stepLabels: Record<Progress['steps'][number]['id'], Texts> = {
  check: { fr: 'Contrôle du contenu', nl: 'Controle van de inhoud' },
  commit: { fr: 'Nouvelle version', nl: 'Nieuwe versie' },
  push: { fr: 'Envoi', nl: 'Verzending' },
};

/** How far a publication is. */
export const newProgress = (): Progress => ({
  steps: (['check', 'commit', 'push'] as const).map((id) => ({ id, label: stepLabels[id], state: 'waits' })),
});

/** The content files that differ from the last commit. */
const changedFiles = async (root: string): Promise<string[]> => {
  const { out } = await git(root, ['status', '--porcelain', '--no-renames', '-uall', '--', 'content']);
  return out.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
};

const remoteOf = async (root: string): Promise<string | null> => {
  const { ok, out } = await git(root, ['remote', 'get-url', remoteName]);
  return ok ? out.trim().replace(/\/\/[^@/]*@/, '//') : null;
};

const branchOf = async (root: string): Promise<string> =>
  (await git(root, ['symbolic-ref', '--short', 'HEAD'])).out.trim();

/** How many versions the remote does not have yet. */
const waitingIn = async (root: string): Promise<number> => {
  const branch = await branchOf(root);
  const { ok, out } = await git(root, ['rev-list', '--count', `${remoteName}/${branch}..HEAD`]);
  return ok ? Number(out) : 0;
};

/** What is saved and not published, by page. */
export const unpublished = async (
  root: string,
  content: Content,
  unsaved: Unpublished['unsaved'],
): Promise<Unpublished> => {
  const remote = await remoteOf(root);
  if (!(await hasCommit(root)))
    return {
      pages: [],
      unsaved,
      waiting: 0,
      remote,
      impossible: {
        fr: 'Ce dossier n’a pas encore de versions (git) : rien ne peut être publié d’ici.',
        nl: 'Deze map heeft nog geen versies (git): van hieruit kan niets gepubliceerd worden.',
      },
    };
  const groups = new Map<string, Unpublished['pages'][number]>();
  for (const file of await changedFiles(root)) {
    const [page = null] = pagesOf(content, { file, path: [] });
    const key = page?.id ?? file.replace(/\/(?:fr|nl)\.\w+$/, '');
    const changes = valueChanges(
      content,
      file,
      await textIn(root, 'HEAD', file),
      readContentFile(root, file),
    );
    const group = groups.get(key) ?? {
      title: page?.title ?? content.opened.titleOf(file),
      page,
      files: [],
      changes: [],
    };
    groups.set(key, { ...group, files: [...group.files, file], changes: [...group.changes, ...changes] });
  }
  return { pages: [...groups.values()], unsaved, waiting: await waitingIn(root), remote, impossible: null };
};

/** Why the remote did not take a version, in plain words. */
const pushFailure = (error: string): Texts => {
  const kept = {
    fr: 'La version est gardée sur cet ordinateur ; publiez de nouveau pour l’envoyer.',
    nl: 'De versie is bewaard op deze computer; publiceer opnieuw om ze te verzenden.',
  };
  const say = (fr: string, nl: string): Texts => ({ fr: `${fr} ${kept.fr}`, nl: `${nl} ${kept.nl}` });
  if (/non-fast-forward|fetch first|\[rejected\]/.test(error))
    return say(
      'Quelqu’un d’autre a publié entre-temps, et ses changements manquent ici. Demandez à votre programmeur de les réunir.',
      'Iemand anders heeft intussen gepubliceerd, en die wijzigingen ontbreken hier. Vraag uw programmeur om ze samen te voegen.',
    );
  if (/\[remote rejected\]|pre-receive|denied|protected/i.test(error))
    return say('Le serveur a refusé cette version.', 'De server heeft deze versie geweigerd.');
  if (/authentication|could not read (?:username|password)|permission/i.test(error))
    return say(
      'Le serveur ne vous a pas reconnu (nom ou mot de passe).',
      'De server herkende u niet (naam of wachtwoord).',
    );
  return say(
    'Le serveur est injoignable. Vérifiez la connexion à Internet.',
    'De server is onbereikbaar. Controleer de internetverbinding.',
  );
};

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
