/** Serves the built site and says where; the end of `npm start`. */
import { serve } from '../tools/server/static-server.ts';

const wanted = Number(process.env.PORT ?? 4321);
const { origin } = await serve('dist', wanted).catch(() => serve('dist', 0));
console.log(`\nFrançais    ${origin}/fr\nNederlands  ${origin}/nl\n\nCtrl+C ends the server.`);
