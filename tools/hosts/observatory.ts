import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = 'tools/hosts/node_modules/@mdn/mdn-http-observatory';

/** True where `npm run test:hosts` has installed the rules of the Mozilla Observatory. */
export const hasObservatory = (): boolean => existsSync(folder);

/** Result of one rule; `modifier` is what it adds to the score. */
export interface RuleResult {
  rule: string;
  result: string;
  modifier: number;
}

type Rule = (requests: unknown) => { constructor: { name: string }; result: string };

const load = async () => {
  // The HSTS preload list is fetched by an install script, which is not run here; the site is not on that list.
  const list = `${folder}/conf/hsts-preload.json`;
  if (!existsSync(list)) writeFileSync(list, '{}');
  const files = ['constants.js', 'grader/grader.js', 'types.js', 'retriever/session.js'];
  const [constants, grader, types, session] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(`${folder}/src/${file}`).href)),
  );
  const rules: Rule[] = constants.ALL_TESTS;
  return { rules, modifierOf: grader.getScoreModifier, Requests: types.Requests, Session: session.Session };
};

/**
 * Scores a page by the rules of the Mozilla Observatory. A valid certificate and the redirect from HTTP to HTTPS are
 * assumed: the server has to provide them (docs/guides/deploy.md).
 */
export const observatoryScore = async (
  origin: string,
  path: string,
): Promise<{ score: number; results: RuleResult[] }> => {
  const { rules, modifierOf, Requests, Session } = await load();
  const answer = await fetch(origin + path);
  const host = 'www.pajotherm.example';
  const requests = new Requests(host);
  requests.session = new Session(new URL(`https://${host}/fr`));
  const response = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    verified: true,
    request: { path },
    config: { url: `https://${host}${path}` },
    httpEquiv: new Map(),
  };
  requests.resources.path = await answer.text();
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    cors: response,
    httpRedirects: [
      { url: new URL(`http://${host}${path}`), status: 301 },
      { url: new URL(`https://${host}${path}`), status: 200 },
    ],
  });
  const results = rules.map((rule) => {
    const output = rule(requests);
    return { rule: output.constructor.name, result: output.result, modifier: modifierOf(output.result) };
  });
  return { score: results.reduce((sum, { modifier }) => sum + modifier, 100), results };
};
