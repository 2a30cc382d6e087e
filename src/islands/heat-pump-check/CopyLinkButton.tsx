import { Button } from '#src/components/ButtonLink/Button.tsx';
import { currentUrl } from '../shared/query-state.ts';
import { useClipboard } from '../shared/use-clipboard.ts';
import type { HeatPumpCheckText } from './props.ts';

/** Copies the URL, which contains the visitor's figures. */
export function CopyLinkButton({ text }: { text: HeatPumpCheckText }) {
  const { result, copy } = useClipboard();
  return (
    <div className="cluster screen-only">
      <Button type="button" variant="secondary" label={text.copyLink} onClick={() => copy(currentUrl())} />
      <p role="status">
        <span key={result}>{{ none: '', copied: text.copied, refused: text.copyFailed }[result]}</span>
      </p>
    </div>
  );
}
