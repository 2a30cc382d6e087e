import type { TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { checkDigitsInTexts } from '#src/content/checks/digits-in-texts.ts';
import type { Content } from '#src/content/content.ts';

/**
 * What a form tells of the numbers in its texts, before the check of the content would refuse them: once for each field and
 * number, because both languages may have the same.
 */
export const numberNotes = (
  content: Content,
  texts: Readonly<Record<string, TaskInput[string] | undefined>>,
): TaskNote[] => {
  const notes = new Map<string, TaskNote>();
  checkDigitsInTexts('', texts, content, ({ path: [field], params }) => {
    const number = String(params.number);
    notes.set(`${String(field)} ${number}`, {
      name: String(field),
      stops: true,
      text: {
        fr: `Écrivez « ${number} » en lettres, comme « douze », ou sans ce chiffre : « une chaudière plus puissante ».`,
        nl: `Schrijf "${number}" in letters, zoals "twaalf", of zonder dat cijfer: "een krachtigere ketel".`,
      },
    });
  });
  return [...notes.values()];
};
