/** Reads the barcode that a camera shows; '' where there is none. */
export type Decoder = { read(video: HTMLVideoElement): Promise<string>; close(): void };

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorKind = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
declare global {
  interface Window {
    /** The browser's own (Shape Detection API), where it has one. */
    BarcodeDetector?: DetectorKind;
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];
/** Pixels of a picture that are looked at: wide enough for thirteen digits. */
const widest = 1_280;

async function openDetector(): Promise<Decoder | undefined> {
  const Kind = window.BarcodeDetector;
  const supported = await Kind?.getSupportedFormats().catch((): string[] => []);
  if (!Kind || !supported?.includes('ean_13')) return undefined;
  const detector = new Kind({ formats: formats.filter((format) => supported.includes(format)) });
  return {
    read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? '',
    close: () => undefined,
  };
}

/** The picture that a video shows now; undefined: none yet. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, widest / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return drawing?.getImageData(0, 0, canvas.width, canvas.height);
}

/** A WebAssembly decoder beside the page, a megabyte that is loaded now. */
function openWorker(): Decoder {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  return {
    read(video) {
      const picture = pictureOf(video, canvas);
      if (!picture) return Promise.resolve('');
      return new Promise<string>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        worker.onerror = () => reject(new Error('the decoder could not be loaded'));
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}

/** The browser's own decoder, else ours. */
export const openDecoder = async (): Promise<Decoder> => (await openDetector()) ?? openWorker();
