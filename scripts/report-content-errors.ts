/**
 * Imported first by commands that read the content: modules such as company.ts throw when they are loaded, and Node would
 * print the source code around it before the message.
 */
import process from 'node:process';
import { ContentError } from '#src/content/io/read.ts';

process.on('uncaughtException', (error) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});
