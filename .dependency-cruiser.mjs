/**
 * The direction of imports, checked by `npm run check` (CONTRIBUTING.md shows the picture). A folder may import from the
 * folders above it in this list, types included, and from no folder below it.
 */
const layers = [
  'src/lib',
  'src/drawings',
  'src/content/io',
  'src/content/schemas',
  'src/content/loaders',
  'src/schema-org',
  'src/page-kinds',
  'src/routing',
  'src/copy',
  'src/components',
  'src/islands',
  'src/sections',
  'src/views',
  'src/seo',
  'src/share-images',
  'src/endpoints',
  'src/content/checks',
  'src/layouts',
  'src/pages',
  'integrations',
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
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `direction-of-${layer.replaceAll('/', '-')}`,
      comment: `${layer} stands above the folder it imports from in the list of .dependency-cruiser.mjs. Move the shared part up, or pass it as a prop.`,
      severity: 'error',
      from: { path: inside([layer]), pathNot: test },
      to: { path: inside(layers.slice(index + 1)) },
    })),
    {
      name: 'props-only',
      comment:
        'Components, islands and sections get values as props; of routes and content they may import types.',
      severity: 'error',
      from: { path: inside(['src/components', 'src/islands', 'src/sections']), pathNot: test },
      to: {
        path: inside(['src/content', 'src/page-kinds', 'src/routing', 'src/copy']),
        dependencyTypesNot: ['type-only'],
      },
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
      comment: 'What a command shares with tests stands in tools/.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'tests-and-scripts-apart',
      comment: 'What a test shares with commands stands in tools/.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^scripts/' },
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
      name: 'tools-below-both',
      comment: 'Commands and tests import from tools/, and tools/ from neither.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(scripts|tests)/' },
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
