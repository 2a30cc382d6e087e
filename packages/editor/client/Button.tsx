import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Words on it. */
  label: string;
  /** Whether the button stands out, or looks like a link. */
  look?: 'primary' | 'quiet' | undefined;
}

/** A button that submits no form, unless its type says so. */
export const Button = ({ label, look, ...rest }: Props) => (
  <button type="button" className={look} {...rest}>
    {label}
  </button>
);

/** An item of a list that is a button. */
export const ListButton = (props: ComponentProps<'button'>) => (
  <li>
    <button type="button" className="choice" {...props} />
  </li>
);
