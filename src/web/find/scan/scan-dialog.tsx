import { useEffect, useRef, useState } from 'react';
import { parseGtin } from '../../../contract/products/gtin.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { findTexts } from '../texts/texts.ts';
import { type Decoder, openDecoder } from './decoder.ts';

type Fault = 'refused' | 'noCamera' | 'noDecoder';
/** Milliseconds between looks at the picture. */
const pause = 150;

const wait = () => new Promise((resolve) => setTimeout(resolve, pause));

/** Why there is no picture: the person or the browser refused it, or there is no camera. */
const faultOf = (error: unknown): Fault =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'noCamera';

async function openCamera(): Promise<MediaStream> {
  // Left out by browsers where a page is not secure.
  if (!navigator.mediaDevices) throw new Error('no camera');
  const video = { facingMode: 'environment', width: { ideal: 1_280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

/** Looks until a code is seen whose check digit is right, or it is over. */
async function look(
  video: HTMLVideoElement,
  decoder: Decoder,
  isOver: () => boolean,
): Promise<string | undefined> {
  while (!isOver()) {
    const code = await decoder.read(video);
    if (parseGtin(code) !== undefined) return code;
    await wait();
  }
  return undefined;
}

/** Shows the camera in `video` and gives the first code to `onFound`; returns what ends it. */
function scan(
  video: HTMLVideoElement,
  onFound: (code: string) => void,
  onFault: (fault: Fault) => void,
): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  let decoder: Decoder | undefined;
  const end = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    decoder?.close();
  };
  const fail = (fault: Fault) => {
    if (!isOver) onFault(fault);
    end();
  };
  const run = async () => {
    stream = await openCamera();
    if (isOver) return end();
    video.srcObject = stream;
    await video.play();
    decoder = await openDecoder();
    if (isOver) return end();
    const code = await look(video, decoder, () => isOver).catch(() => fail('noDecoder'));
    if (code && !isOver) onFound(code);
  };
  run().catch((error: unknown) => fail(faultOf(error)));
  return end;
}

/** The camera, until it sees a barcode. Its pictures stay in the browser. */
export default function ScanDialog({
  onFound,
  onClose,
}: {
  onFound: (code: string) => void;
  onClose: () => void;
}) {
  const { scan: texts } = useTexts(findTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault>();
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);
  useEffect(() => {
    dialog.current?.showModal();
    return video.current ? scan(video.current, (code) => found.current(code), setFault) : undefined;
  }, []);
  return (
    <Dialog ref={dialog} title={texts.title} onClose={onClose}>
      <p role="status">{fault ? texts.faults[fault] : texts.hold}</p>
      <video
        ref={video}
        muted
        playsInline
        hidden={fault !== undefined}
        className="aspect-4/3 w-full rounded-md bg-ink object-cover"
      />
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
    </Dialog>
  );
}
