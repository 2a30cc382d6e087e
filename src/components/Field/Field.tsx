import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { SvgImage } from '../SvgImage/SvgImage.tsx';
import styles from './Field.module.css';

interface FrameProps {
  /** Id of the control; its hint and its message derive theirs from it. */
  id: string;
  label: string;
  /** The hint below the label, which says what may be entered. */
  hint?: string | null | undefined;
  /** The message that says what is wrong with the value and how to correct it. */
  error?: string | null | undefined;
  /** Language of the message where it is not that of the page. */
  errorLang?: string | undefined;
}

/** Ids and ARIA attributes that tie a control to its hint and its message. */
const describedByProps = ({ id, hint, error }: Omit<FrameProps, 'label'>) => ({
  id,
  className: styles.control,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

const frameClass = (error: string | null | undefined) =>
  classNames(styles.field, error ? styles.wrong : undefined);

function Notes({ id, hint, error, errorLang }: Omit<FrameProps, 'label'>) {
  return (
    <>
      {hint && (
        <p key={hint} className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError key={error} id={`${id}-error`} lang={errorLang}>
          {error}
        </FieldError>
      )}
    </>
  );
}

/** Label, control, hint and message, the control in a frame. */
function FramedControl({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <div className={frameClass(frame.error)}>
      <label key={frame.label} className={styles.label} htmlFor={frame.id}>
        {frame.label}
      </label>
      <div className={styles.row}>{children}</div>
      <Notes {...frame} />
    </div>
  );
}

interface InputProps extends FrameProps {
  /** Unit in the same frame as the value, as `kWh`. */
  unit?: string;
  input: ComponentProps<'input'> & { name: string };
}

/** A labelled input with its unit, hint and message. */
export function InputField({ unit, input, ...frame }: InputProps) {
  return (
    <FramedControl {...frame}>
      <input {...describedByProps(frame)} {...input} />
      {unit && (
        <span key={unit} className={styles.unit} translate="no">
          {unit}
        </span>
      )}
    </FramedControl>
  );
}

interface TextAreaProps extends FrameProps {
  area: ComponentProps<'textarea'>;
}

/** A labelled field for several lines. */
export function TextAreaField({ area, ...frame }: TextAreaProps) {
  return (
    <FramedControl {...frame}>
      <textarea {...describedByProps(frame)} {...area} />
    </FramedControl>
  );
}

interface SelectProps extends FrameProps {
  select: ComponentProps<'select'> & { name: string };
  children: ReactNode;
}

/** A labelled native select; `children` are its options. */
export function SelectField({ select, children, ...frame }: SelectProps) {
  return (
    <FramedControl {...frame}>
      <select {...describedByProps(frame)} {...select}>
        {children}
      </select>
    </FramedControl>
  );
}

interface RadioProps extends Pick<FrameProps, 'hint' | 'error'> {
  name: string;
  legend: string;
  /** `drawingName`: name of a small drawing of 72 × 40 units that stands at the end of the tile. */
  options: readonly { value: string; label: string; drawingName?: string }[];
  /** The option that is chosen at first. */
  defaultValue?: string;
  /** Told the value of the option that a visitor chooses. */
  onChoose: (value: string) => void;
}

/** A question with a few answers, of which one is chosen: native radio buttons drawn as tiles. */
export function RadioField({ name, legend, hint, error, options, defaultValue, onChoose }: RadioProps) {
  return (
    <fieldset
      className={frameClass(error)}
      aria-describedby={describedByProps({ id: name, hint, error })['aria-describedby']}
    >
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, drawingName }) => (
          <label className={styles.option} key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChoose(value)}
            />
            {label}
            {drawingName !== undefined && (
              <span className={styles.optionDrawing}>
                <SvgImage name={drawingName} alt="" width={72} height={40} />
              </span>
            )}
          </label>
        ))}
      </div>
      <Notes id={name} hint={hint} error={error} />
    </fieldset>
  );
}
