import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the client in memory: its script and its style sheet. */
export const bundleClient = async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The development server sets NODE_ENV, and Vite would then choose React's development functions.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: `${root}/client/main.tsx` } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  // The style sheet is the only asset.
  const styles = outputs.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return { script: scripts.join('\n'), style: styles.join('\n') };
};
