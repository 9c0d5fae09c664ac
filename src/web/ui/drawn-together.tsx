import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';

const Waiting = createContext<(change: 1 | -1) => void>(() => undefined);

/** Tells the `DrawnTogether` around a part whether that has what it shows. */
export function useDrawn(isDrawn: boolean): void {
  const wait = useContext(Waiting);
  useLayoutEffect(() => {
    if (isDrawn) return;
    wait(1);
    return () => wait(-1);
  }, [isDrawn, wait]);
}

type DrawnTogetherProps = { fallback: ReactNode; children: ReactNode };

/** Shows parts that load on their own once all have what they show: one that came later would push the others about. */
export function DrawnTogether({ fallback, children }: DrawnTogetherProps) {
  // Itself one of those waited for, until the effects of all parts have run.
  const [waiting, setWaiting] = useState(1);
  const [isShown, setShown] = useState(false);
  const wait = useCallback((change: 1 | -1) => setWaiting((before) => before + change), []);
  useLayoutEffect(() => {
    wait(-1);
    return () => wait(1);
  }, [wait]);
  if (waiting === 0 && !isShown) setShown(true);
  return (
    <Waiting value={wait}>
      {!isShown && fallback}
      <div hidden={!isShown} className={isShown ? 'contents' : undefined}>
        {children}
      </div>
    </Waiting>
  );
}
