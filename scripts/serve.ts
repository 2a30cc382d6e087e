/** Serves the built site and prints its address; the last step of `npm start`. Falls back to a free port. */
import { serve } from '../tools/server/static-server.ts';

const port = Number(process.env.PORT ?? 4321);
const { origin } = await serve('dist', port).catch(() => serve('dist', 0));
console.log(`\nFrançais    ${origin}/fr\nNederlands  ${origin}/nl\n\nCtrl+C stops the server.`);
