/*
 * The site as a value. `loadSite(files, day)` reads and checks everything and has no side effect:
 *
 * - `files`: a Map from the path below the project's root to the text of the file, as `readContentFiles()` of
 *   src/content/read-content-files.ts reads it: content/**, and the sources of drawings (src/drawings/**.svg) and logos
 *   (public/logos/*). To ask about unsaved changes, copy the map and set their texts: `new Map([...files, ...changes])`.
 * - `day`: ISO day for which the site is built.
 * - `latestDay`: ISO day after which a date is in the future; `day` unless it says otherwise.
 *
 * It returns `{ site, findings }`. `site` is `{ day, content, routes }`; it is null while the data that pages share (company, facts,
 * places, brands, labels …) has mistakes. A mistake in the copy of one page leaves `site` there without that copy.
 * `findings` are values (src/content/finding.ts), sorted by file; `isWarning` tells which do not stop a build;
 * `messageOf(finding, 'fr' | 'nl' | 'en')` of src/content/messages/message-of.ts gives their words.
 *
 * src/site.ts calls it once for the pages. In the development server `integrations/content/content-files.ts` puts the files
 * there, with the texts of `overlay` (a Map from path to unsaved text) in place of those on the disk: the editor calls
 * `showUnsaved(texts)` of that module, which replaces the overlay and makes the server render its pages anew.
 */
export {};
