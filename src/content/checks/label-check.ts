import { languages } from '#src/lib/language.ts';
import { problemsIn, readYaml } from '../io/read.ts';
import { formFile } from '../schemas/form-schema.ts';
import { uiFile } from '../schemas/ui-schema.ts';
import { fillProblems, textProblems, translationMismatches } from './check.ts';

const form = 'content/ui/form.yaml';

/**
 * What is wrong with labels and messages (content/ui/), one message each. English messages are printed as they are;
 * figures in messages are the limits of the form (src/islands/contact-form/), no facts.
 */
export const labelProblems = (allowed: readonly RegExp[]): string[] => {
  const labels = languages.flatMap((lang) => {
    const file = `content/ui/${lang}.yaml`;
    return problemsIn(() => textProblems(file, readYaml(file, uiFile), lang, allowed));
  });
  const twins = problemsIn(() =>
    translationMismatches(
      'content/ui',
      readYaml('content/ui/fr.yaml', uiFile),
      readYaml('content/ui/nl.yaml', uiFile),
    ),
  );
  const fields = problemsIn(() => {
    const { messages, labels: names } = readYaml(form, formFile);
    return languages.flatMap((lang) =>
      fillProblems(form, { messages: { [lang]: messages[lang] }, labels: { [lang]: names[lang] } }, lang),
    );
  });
  return [...new Set([...labels, ...twins, ...fields])];
};
