import type { LocalisedText, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { isDisplayableCode } from '#src/content/checks/brands.ts';
import { explainedFinding } from '#src/content/checks/fault-codes.ts';
import type { Content } from '#src/content/content.ts';
import { faultCodesPath } from '#src/content/fault-codes.ts';
import { at } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { comparableCode } from '#src/lib/fault-codes/comparable-code.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import { localisedInput, noteBeside } from './fields.ts';
import { newFaultCode } from './new-fault-code.ts';

/** Whether two codes are the same one, typed in two ways: `F.28`, `f 28`. */
const isSame = (one: string, other: string): boolean => comparableCode(one) === comparableCode(other);

/** What the form of a fault code tells while it is filled in: a code that cannot be shown, is there already, or has no meaning. */
export const faultCodeNotes = (content: Content, input: TaskInput): TaskNote[] => {
  const [slug, code] = [String(input.brand), String(input.code ?? '').trim()];
  if (code === '') return [];
  const page = content.rawCopy.get(`brand-${slug}/fr`) as BrandCopy | undefined;
  const there = page?.faults.items.find((one) => isSame(one.code, code));
  if (there)
    return noteBeside(
      'code',
      false,
      `${there.code} est déjà sur la page : ce que vous écrivez ici remplace ses mots.`,
      `${there.code} staat al op de pagina: wat u hier schrijft, vervangt de woorden die er staan.`,
    );
  const known = content.faultCodes.get(slug)?.codes.find((one) => isSame(one.code, code));
  if (!known && !isDisplayableCode(code))
    return noteBeside(
      'code',
      true,
      `L’écran dessiné de la page ne peut pas montrer « ${code} » : il a trois signes, sans compter les points. Écrivez le code comme la chaudière l’affiche.`,
      `Het getekende scherm van de pagina kan “${code}” niet tonen: het heeft drie tekens, zonder de punten. Schrijf de code zoals de ketel ze toont.`,
    );
  const file = content.faultCodes.get(slug);
  const explained = newFaultCode(content, slug, known?.code ?? code, input);
  const mild = file && input.advice && explainedFinding(explained, file, at(faultCodesPath(slug)));
  if (mild && mild.code === 'severity-mild')
    return noteBeside('advice', true, messageOf(mild, 'fr'), messageOf(mild, 'nl'));
  const { fr, nl }: LocalisedText = localisedInput(input.meaning);
  if (known || (fr.trim() !== '' && nl.trim() !== '')) return [];
  return noteBeside(
    'meaning',
    true,
    `« ${code} » n’est pas parmi « Tous les codes » de cette marque : écrivez ici ce qu’il veut dire, dans les deux langues.`,
    `“${code}” staat niet bij “Alle codes” van dit merk: schrijf hier wat de code betekent, in de twee talen.`,
  );
};
