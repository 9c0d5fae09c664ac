/** A picture of the form: one that is stored, or a file that goes along with the form. */
export type ChosenPicture = { key: string; id: string; address: string } | { key: string; file: File };

/** The pictures with one moved forward (-1) or back (1). */
export function movePicture(pictures: readonly ChosenPicture[], index: number, by: 1 | -1): ChosenPicture[] {
  const next = [...pictures];
  const [moved] = next.splice(index, 1);
  if (moved) next.splice(index + by, 0, moved);
  return next;
}

/** As many of them, in order, as fit into one form: a larger one would be refused. */
export function fitIntoForm(
  pictures: readonly ChosenPicture[],
  { pictures: most, formBytes }: { pictures: number; formBytes: number },
): ChosenPicture[] {
  // The other fields, and what separates them.
  let left = formBytes - 100_000;
  const fitting = pictures.filter((picture) => {
    const size = 'file' in picture ? picture.file.size : 0;
    if (size > left) return false;
    left -= size;
    return true;
  });
  return fitting.slice(0, most);
}

/** Puts pictures into a form: the files, and the order of all of them. */
export function appendPictures(form: FormData, pictures: readonly ChosenPicture[]): void {
  let files = 0;
  const order = pictures.map((picture) => {
    if ('id' in picture) return picture.id;
    form.append('images', picture.file);
    files += 1;
    return `new:${files - 1}`;
  });
  form.set('pictures', order.join(','));
}
