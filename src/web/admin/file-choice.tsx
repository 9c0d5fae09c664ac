import { type ComponentProps, useId } from 'react';
import { buttonClass } from '../ui/button.tsx';

type FileChoiceProps = Pick<
  ComponentProps<'input'>,
  'accept' | 'aria-describedby' | 'disabled' | 'multiple'
> & {
  label: string;
  size?: 'sm';
  onChoose: (files: [File, ...File[]]) => void;
};

/** A button that chooses files of this computer; the same ones can be chosen again. */
export function FileChoice({ label, size, onChoose, ...rest }: FileChoiceProps) {
  const id = useId();
  return (
    <>
      <input
        {...rest}
        id={id}
        type="file"
        className="admin-file sr-only"
        onChange={(event) => {
          const [first, ...others] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <label htmlFor={id} className={buttonClass(size && { size }, 'justify-self-start')}>
        {label}
      </label>
    </>
  );
}
