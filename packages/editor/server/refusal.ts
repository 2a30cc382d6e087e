import type { Conflict, Failure, LocalisedText } from '../shared/api.ts';

/** A request that cannot be done, with the reason for the owner. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly failure: Failure;

  constructor(message: LocalisedText, status = 400, conflicts?: Conflict[]) {
    super(message.fr);
    this.status = status;
    this.failure = { message, ...(conflicts !== undefined && { conflicts }) };
  }
}

export const diskFullMessage: LocalisedText = {
  fr: 'Le disque est plein : rien n’a été écrit. Libérez de la place, puis recommencez.',
  nl: 'De schijf is vol: er is niets geschreven. Maak plaats vrij en probeer opnieuw.',
};

/** @throws Refusal */
export const refuse = (fr: string, nl: string, status = 400): never => {
  throw new Refusal({ fr, nl }, status);
};
