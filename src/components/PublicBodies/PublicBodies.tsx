import { Fragment } from 'react';

interface Props {
  addresses: readonly string[];
}

/** Links to public bodies by their host names, with commas between them. */
export function PublicBodies({ addresses }: Props) {
  return addresses.map((address, index) => (
    <Fragment key={address}>
      {index > 0 && ', '}
      <a href={address}>{new URL(address).hostname.replace(/^www\./, '')}</a>
    </Fragment>
  ));
}
