/** Serves the built site and prints its URL; the last step of `npm start`. Falls back to a free port. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { serve } from '../tools/server/static-server.ts';

const exitWithReason = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const port = Number(process.env.PORT ?? 4321);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  exitWithReason(
    `PORT is "${process.env.PORT}", which is no port. Write a number from 0 to 65535, or leave it out.`,
  );
if (!existsSync('dist/404.html'))
  exitWithReason(
    'There is no built site in dist/. Run `npm run build` first, or `npm start`, which does both.',
  );
const { origin } = await serve('dist', port).catch(() => {
  console.log(`\nPort ${port} is taken by another program or not allowed: a free one is used.`);
  return serve('dist', 0);
});
console.log(`\nFrançais    ${origin}/fr\nNederlands  ${origin}/nl\n\nCtrl+C stops the server.`);
