import { languages } from '#src/lib/language.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { formFile } from '../schemas/form-schema.ts';
import { uiFile } from '../schemas/ui-schema.ts';
import { fillProblems, textProblems, translationMismatches } from './copy.ts';

const form = 'content/ui/form.yaml';

/**
 * Problems of the labels and messages in content/ui/. Not checked: the English messages, which are printed as they are,
 * and numbers in the messages of the form, which are its limits (src/lib/contact-form-rules.ts) and not facts.
 */
export const uiLabelProblems = (allowed: readonly RegExp[]): string[] => {
  const labels = languages.flatMap((lang) => {
    const file = `content/ui/${lang}.yaml`;
    return collectProblems(() => textProblems(file, readYaml(file, uiFile), lang, allowed));
  });
  const mismatches = collectProblems(() =>
    translationMismatches(
      'content/ui',
      readYaml('content/ui/fr.yaml', uiFile),
      readYaml('content/ui/nl.yaml', uiFile),
    ),
  );
  const formTexts = collectProblems(() => {
    const { messages, labels: formLabels } = readYaml(form, formFile);
    return languages.flatMap((lang) =>
      fillProblems(
        form,
        { messages: { [lang]: messages[lang] }, labels: { [lang]: formLabels[lang] } },
        lang,
      ),
    );
  });
  return [...new Set([...labels, ...mismatches, ...formTexts])];
};
