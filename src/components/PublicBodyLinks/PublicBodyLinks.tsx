import { Fragment } from 'react';

interface Props {
  urls: readonly string[];
}

/** Links to public bodies by their host names, with commas between them. */
export function PublicBodyLinks({ urls }: Props) {
  return urls.map((url, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>
    </Fragment>
  ));
}
