import { h } from 'preact';
import { toast } from '../shell/app';
import { t } from './strings';

/// The link to pass on. The clipboard exists only on secure pages; a selected field works everywhere.
export const Share = ({ link }: { link: string }) => {
  let field: HTMLInputElement | null = null;
  const copy = async () => {
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(link);
      else {
        field?.select();
        document.execCommand('copy');
      }
      toast(t.copied);
    } catch {
      field?.select();
    }
  };
  const share = () => navigator.share({ url: link }).catch(() => {});
  return (
    <span class="row">
      <input class="link" readOnly value={link} aria-label={t.link} ref={(input) => { field = input; }} onFocus={(event) => event.currentTarget.select()} />
      <button onClick={copy}>{t.copy}</button>
      {'share' in navigator && <button onClick={share}>{t.share}</button>}
    </span>
  );
};
