import { useId, useRef, useState } from 'react';
import { uploadLimits } from '../../../contract/products/upload-limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { FileChoice } from '../file-choice.tsx';
import { FilePreview } from '../file-preview.tsx';
import { acceptedPictures, pictureFault, pictureMegabytes } from '../pictures.ts';
import { adminTexts } from '../texts/texts.ts';
import { type ChosenPicture, fitIntoForm, movePicture } from './picture-choice.ts';
import { productsTexts } from './texts/texts.ts';

const side = 120;
const formMegabytes = uploadLimits.formBytes / 1_000_000;

type PictureFieldsProps = {
  pictures: readonly ChosenPicture[];
  hasFeedPicture: boolean;
  onChange: (pictures: ChosenPicture[]) => void;
};

function Choice({ pictures, onChange }: Omit<PictureFieldsProps, 'hasFeedPicture'>) {
  const { pictures: texts } = useTexts(productsTexts);
  return (
    <ul className="admin-pictures">
      {pictures.map((picture, index) => {
        const place = index + 1;
        return (
          <li key={picture.key}>
            {'id' in picture ? (
              <img src={picture.address} alt={texts.alt(place)} width={side} height={side} />
            ) : (
              <FilePreview file={picture.file} label={texts.alt(place)} side={side} />
            )}
            <span className="flex">
              <IconButton
                label={texts.earlier(place)}
                icon="chevron-left"
                disabled={index === 0}
                onClick={() => onChange(movePicture(pictures, index, -1))}
              />
              <IconButton
                label={texts.later(place)}
                icon="chevron-right"
                disabled={place === pictures.length}
                onClick={() => onChange(movePicture(pictures, index, 1))}
              />
              <IconButton
                label={texts.remove(place)}
                icon="x"
                onClick={() => onChange(pictures.filter((each) => each !== picture))}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The pictures of a product: chosen, put in order, taken away. Image files only. */
export function PictureFields({ pictures, hasFeedPicture, onChange }: PictureFieldsProps) {
  const { pictures: texts } = useTexts(productsTexts);
  const { pictures: faults } = useTexts(adminTexts);
  const [problem, setProblem] = useState<string>();
  const noteId = useId();
  const nextKey = useRef(0);

  function add(files: readonly File[]) {
    const good = files.filter((file) => !pictureFault(file, faults));
    const fault = files.map((file) => pictureFault(file, faults)).find(Boolean);
    const added = good.map((file) => {
      nextKey.current += 1;
      return { key: `file-${nextKey.current}`, file };
    });
    const all = [...pictures, ...added];
    const fitting = fitIntoForm(all, uploadLimits);
    const tooMuch =
      fitting.length < all.length ? texts.tooMuch(uploadLimits.pictures, formMegabytes) : undefined;
    setProblem(fault ?? tooMuch);
    onChange(fitting);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">{texts.label}</legend>
      <FileChoice
        label={texts.add}
        multiple
        accept={acceptedPictures}
        aria-describedby={noteId}
        onChoose={add}
      />
      <p id={noteId} className="text-sm text-ink-soft">
        {texts.hint(uploadLimits.pictures, pictureMegabytes, formMegabytes)}
      </p>
      <p role="alert" className="text-sm text-warn">
        {problem}
      </p>
      {hasFeedPicture && pictures.length === 0 && <p className="text-sm text-ink-soft">{texts.feed}</p>}
      <Choice pictures={pictures} onChange={onChange} />
    </fieldset>
  );
}
