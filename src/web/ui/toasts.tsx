import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from './button.tsx';

/** How long a toast is shown, in milliseconds. */
export const toastMs = 3000;

type Toast = { id: number; message: string };

const ToastContext = createContext<(message: string) => void>(() => {});

/** Shows a message at the top right for 3 s. */
export const useToast = () => useContext(ToastContext);

/** Runs `done` after the time of a toast, counted again whenever it is no longer paused. */
function useExpiry(isPaused: boolean, done: () => void) {
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => latest.current(), toastMs);
    return () => clearTimeout(timer);
  }, [isPaused]);
}

function ToastCard({ message, onDone }: { message: string; onDone: () => void }) {
  const { ui } = useTexts(sharedTexts);
  const [isPaused, setPaused] = useState(false);
  useExpiry(isPaused, onDone);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <li onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <span className="flex-1 py-2">{message}</span>
      <IconButton label={ui.dismiss} icon="x" onClick={onDone} />
    </li>
  );
}

/** The toast area at the top right, announced politely; hovering or focusing a toast keeps it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { ui } = useTexts(sharedTexts);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const nextId = useRef(0);
  const show = useCallback((message: string) => {
    nextId.current += 1;
    const toast = { id: nextId.current, message };
    // A message that is still shown starts again rather than being shown twice.
    setToasts((shown) => [...shown.filter((other) => other.message !== message), toast]);
    // Over an open dialog too: of the browser's top layer what is shown last is on top.
    list.current?.hidePopover?.();
    list.current?.showPopover?.();
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={ui.notifications} aria-live="polite">
        <ul ref={list} popover="manual" className="toasts">
          {toasts.map(({ id, message }) => (
            <ToastCard key={id} message={message} onDone={() => remove(id)} />
          ))}
        </ul>
      </section>
    </ToastContext>
  );
}
