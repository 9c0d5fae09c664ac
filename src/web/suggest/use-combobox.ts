import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  optionId: (index: number) => string;
};

/** What the list shows of the field's state; `active`: the chosen option, -1 none. */
export type Combobox = {
  typed: string;
  isOpen: boolean;
  active: number;
  close(): void;
  /** Updates the number of options. */
  setCount(count: number): void;
};

/**
 * Makes a search field an editable combobox with a list (WAI-ARIA APG "Combobox"): the focus stays in the
 * field, keys move through the options. The field works before this code has loaded; hence listeners instead
 * of properties.
 */
export function useCombobox({ field, listId, optionId }: ComboboxOptions): Combobox {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(0);

  const show = (value: string) => {
    setTyped(value);
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const isShown = isOpen && count > 0;
  const moves: Record<string, (input: HTMLInputElement) => void> = {
    ArrowDown: ({ value }) => (isShown ? setActive(active + 1 < count ? active + 1 : 0) : show(value)),
    ArrowUp: ({ value }) => (isShown ? setActive(active > 0 ? active - 1 : count - 1) : show(value)),
    Escape: (input) => {
      if (!isShown) input.value = '';
      close();
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move(event.currentTarget as HTMLInputElement);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      setActive(-1);
    }
  });
  const onInput = useEffectEvent((event: Event) => show((event.currentTarget as HTMLInputElement).value));
  const onFocus = useEffectEvent((event: Event) => {
    const { value } = event.currentTarget as HTMLInputElement;
    if (value === '') show(value);
  });
  const onBlur = useEffectEvent(close);
  const onStart = useEffectEvent(show);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      input.addEventListener(type, listener, { signal: listening.signal });
    on('keydown', (event) => onKey(event as KeyboardEvent));
    on('input', (event) => onInput(event));
    on('focus', (event) => onFocus(event));
    on('click', (event) => onFocus(event));
    on('blur', () => onBlur());
    // Catches up with input before this code had loaded.
    const isTyped = input.value === '' || input.value !== input.defaultValue;
    if (document.activeElement === input && isTyped) onStart(input.value);
    return () => listening.abort();
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isShown));
    input.setAttribute('aria-controls', listId);
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', optionId(active));
    else input.removeAttribute('aria-activedescendant');
  });
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  return { typed, isOpen: isShown, active: active < count ? active : -1, close, setCount };
}
