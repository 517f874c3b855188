import type { BackOfficeTexts } from '../../it/back-office.ts';

export const camera: BackOfficeTexts['camera'] = {
  open: 'Read with the camera',
  close: 'Close the camera',
  region: 'Camera',
  opening: 'Opening the camera…',
  hint: 'Hold the code in the frame. For another piece of the same, take it away for a moment and show it again.',
  beQuiet: 'Sound off',
  beLoud: 'Sound on',
  torchOn: 'Torch on',
  torchOff: 'Torch off',
  ends: {
    idle: 'The camera went off: it read no code for two minutes.',
    hidden: 'The camera went off when you left the page.',
  },
  faults: {
    refused:
      'The camera is not allowed: tap the symbol beside the address of the page, allow the camera and try again. Until then use the scanner or type the code.',
    busy: 'The camera is used by another app or page: close that and try again. Until then use the scanner or type the code.',
    missing: 'This device has no camera that can be used: use the scanner or type the code.',
    broken: 'The camera cannot read codes here: try again, or use the scanner or type the code.',
  },
};
