/**
 * The direction of imports, checked by `npm run check` (CONTRIBUTING.md shows the picture). A layer may import from the
 * layers above it in this list, types included, and from no layer below it. The descriptors and copy schemas of the page
 * types are above the route table, which is computed from them; the rest of their folders is below the sections.
 */
const layers = [
  ['lib', '^src/lib/'],
  ['drawings', '^src/drawings/'],
  ['content', '^src/content/'],
  ['schema-org', '^src/schema-org/'],
  ['page-type-descriptors', '^src/page-types/([^/]+/(page-type|copy-schema)|[^/]+)\\.ts$'],
  ['routes', '^src/routing/(routes|copy-names|redirects)\\.ts$'],
  ['site', '^src/(load-site|site)\\.ts$'],
  ['routing', '^src/routing/(?!(routes|copy-names|redirects)\\.ts$)'],
  ['components', '^src/components/'],
  ['islands', '^src/islands/'],
  ['sections', '^src/sections/'],
  ['page-props', '^src/page-props/'],
  ['page-types', '^src/page-types/[^/]+/(?!(page-type|copy-schema)\\.ts|Page\\.astro)'],
  ['seo', '^src/seo/'],
  ['share-images', '^src/share-images/'],
  ['endpoints', '^src/endpoints/'],
  ['layouts', '^src/layouts/'],
  ['pages', '^src/(pages/|page-types/[^/]+/Page\\.astro)'],
  ['integrations', '^integrations/'],
];

/** Matches the files of any of the folders. */
const inside = (folders) => `^(${folders.join('|')})/`;

const test = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two modules that import each other, if only types, cannot be understood or tested one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.slice(0, -1).map(([name, path], index) => ({
      name: `direction-of-${name}`,
      comment: `${name} is above the folder it imports from in the list of .dependency-cruiser.mjs. Move the shared part up, or pass it as a prop.`,
      severity: 'error',
      from: { path, pathNot: test },
      to: {
        path: layers
          .slice(index + 1)
          .map(([, below]) => below)
          .join('|'),
      },
    })),
    {
      name: 'page-type-owns-its-folder',
      comment:
        'What two page types share is in src/sections, src/components or src/page-props, so that a page type can be changed or removed alone.',
      severity: 'error',
      from: { path: '^src/page-types/([^/]+)/' },
      to: {
        path: '^src/page-types/[^/]+/',
        pathNot: ['^src/page-types/$1/', '/(page-type|copy-schema)\\.ts$'],
      },
    },
    {
      name: 'props-only',
      comment:
        'Components, islands and sections get values as props; of routes and content they may import types.',
      severity: 'error',
      from: {
        path: [inside(['src/components', 'src/islands', 'src/sections']), '^src/page-types/.*\\.tsx$'],
        pathNot: test,
      },
      to: {
        path: ['^src/(content|routing)/', '^src/(load-)?site\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'content-is-a-value',
      comment:
        'What reads and checks content gets files and day as parameters, so that it can be asked about unsaved changes. Only src/content/read-content-files.ts reads the folder.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: [test, '^src/content/read-content-files\\.ts$'] },
      to: { path: ['^(node:)?(fs|process)(/|$)', '^src/lib/today\\.ts$'], reachable: true },
    },
    {
      name: 'site-without-tools',
      comment: 'What ships never depends on what builds, measures or tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: inside(['scripts', 'tests', 'tools', 'integrations']) },
    },
    {
      name: 'editor-is-generic',
      comment:
        'The editor knows the site by the module that implements its contract (src/editor/contract.ts) only.',
      severity: 'error',
      from: { path: '^packages/editor/', pathNot: '^packages/editor/tests/browser/' },
      to: { path: '^(src|integrations|scripts|tools)/' },
    },
    {
      name: 'site-knows-the-contract-only',
      comment: 'Of the editor the site imports types; only the configuration starts it.',
      severity: 'error',
      from: { path: '^(src|integrations|scripts|tests|tools)/' },
      to: { path: '^packages/editor/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scripts-and-tests-apart',
      comment: 'What commands share with tests stands in tools/, which imports from neither.',
      severity: 'error',
      from: { path: '^(scripts|tests|tools)/' },
      to: { path: '^(scripts|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'setup-without-packages',
      comment:
        'scripts/setup.mjs runs before any package is installed, and on Node 20, which cannot read TypeScript.',
      severity: 'error',
      from: { path: '^(scripts|tools)/.*\\.mjs$' },
      to: { pathNot: '\\.mjs$', dependencyTypesNot: ['core'] },
    },
    {
      name: 'resolvable',
      comment: 'The import names no file and no package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/.*\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro', '.css', '.svg', '.json'],
    },
    reporterOptions: {
      dot: { collapsePattern: '^(src/content/[^/]+|src/[^/]+|integrations|node_modules/[^/]+)' },
    },
  },
};
