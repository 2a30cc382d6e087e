import type { Failure, LocalisedText, Requests } from '../shared/api.ts';

/** A request that the server refused, with its reason in both languages. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message.fr);
  }
}

/** The reason shown when no server answers. */
const gone: LocalisedText = {
  fr: 'L’éditeur ne répond plus. Relancez « npm run edit » et ouvrez l’adresse qu’il donne : ce qui était écrit est gardé.',
  nl: 'De editor antwoordt niet meer. Start “npm run edit” opnieuw en open het adres dat er verschijnt: wat geschreven was, is bewaard.',
};

/** Why something failed: the reason of the server, or else the message of the error. */
export const reasonOf = (error: unknown): LocalisedText => {
  if (error instanceof ApiError) return error.failure.message;
  return error instanceof TypeError ? gone : { fr: String(error), nl: String(error) };
};

/** Proves to the server that a request comes from the page of the editor. */
export const token = new URLSearchParams(location.search).get('token') ?? '';

/** Sends a request to the server of the editor. @throws ApiError if the server refuses it */
export const request = async <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
): Promise<Requests[Name][1]> => {
  const response = await fetch(`/edit/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-token': token },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json() as Promise<Requests[Name][1]>;
  throw new ApiError(response.status, (await response.json()) as Failure);
};
