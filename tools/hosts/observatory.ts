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

interface Modules {
  rules: Rule[];
  modifierOf: (result: string) => number;
  makeRequests: (host: string) => {
    responses: Record<string, unknown>;
    resources: { path: string };
    session: unknown;
  };
}

const load = async (): Promise<Modules> => {
  // The HSTS preload list is fetched by an install script, which is not run here; the site is not on that list.
  const list = `${folder}/conf/hsts-preload.json`;
  if (!existsSync(list)) writeFileSync(list, '{}');
  const url = (file: string) => pathToFileURL(`${folder}/src/${file}`).href;
  const [constants, grader, types, session] = await Promise.all([
    import(/* @vite-ignore */ url('constants.js')),
    import(/* @vite-ignore */ url('grader/grader.js')),
    import(/* @vite-ignore */ url('types.js')),
    import(/* @vite-ignore */ url('retriever/session.js')),
  ]);
  return {
    rules: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    makeRequests: (host) => {
      const requests = new types.Requests(host);
      requests.session = new session.Session(new URL(`https://${host}/fr`));
      return requests;
    },
  };
};

/**
 * Scores a page by the rules of the Mozilla Observatory. A valid certificate and the redirect from HTTP to HTTPS are
 * assumed: the server has to provide them (docs/guides/deploy.md).
 */
export const observatoryScore = async (
  origin: string,
  path: string,
): Promise<{ score: number; results: RuleResult[] }> => {
  const { rules, modifierOf, makeRequests } = await load();
  const answer = await fetch(origin + path);
  const host = 'www.pajotherm.example';
  const requests = makeRequests(host);
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
