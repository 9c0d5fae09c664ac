import { useEffect, useRef } from 'react';

type FilePreviewProps = { file: File; label: string; side: number };

/**
 * A preview of an image file; drawn on a canvas, as the content security policy allows only our own
 * addresses.
 */
export function FilePreview({ file, label, side }: FilePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(file).then(
      (picture) => {
        if (isGone) return;
        const scale = Math.min(side / picture.width, side / picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        const context = canvas.current?.getContext('2d');
        context?.clearRect(0, 0, side, side);
        context?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
      },
      // The server says what is wrong with it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file, side]);
  return <canvas ref={canvas} width={side} height={side} role="img" aria-label={label} />;
}
