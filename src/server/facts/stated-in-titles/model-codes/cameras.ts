import { modelRules } from './model-rules.ts';

export const cameras = modelRules({
  Type: [
    ['nikon', String.raw`d ?\d{2,4}\b`, 'Reflex'],
    ['canon', String.raw`(?:eos )?[56]d\b`, 'Reflex'],
    ['sony', String.raw`(?:alpha ?|ilce-? ?|a ?)(?:[567]\d{3}|7[rs]?)\b`, 'Hybride'],
    ['sony', 'dsc-? ?[wtx]', 'Compact'],
    ['fujifilm|fuji', String.raw`x ?-? ?(?:t\d{1,3}|a\d{1,2}|e\d|h\d|pro ?\d|m1)\b`, 'Hybride'],
    ['olympus', String.raw`(?:om ?-?d|e ?-?(?:m\d|pl?\d)|pen ?-?[ef])\b`, 'Hybride'],
    ['panasonic', String.raw`(?:dmc ?-?|dc ?-?|lumix )g(?:[hxf]?\d{1,3})`, 'Hybride'],
    ['pentax|ricoh', String.raw`k ?-?(?:\d{1,2}|s\d|r|x)\b`, 'Reflex'],
  ],
  Monture: [
    ['nikon', String.raw`d ?\d{2,4}\b`, 'Nikon F'],
    ['canon', String.raw`(?:eos )?(?:\d{2,4}d)\b`, 'Canon EF'],
    ['canon', String.raw`(?:eos )?[56]d\b`, 'Canon EF'],
    ['canon', String.raw`eos m\d`, 'Canon EF-M'],
    ['sony', String.raw`(?:alpha ?|ilce-? ?|a ?)(?:[567]\d{3}|7[rs]?)\b`, 'Sony E'],
    ['fujifilm|fuji', String.raw`x ?-? ?(?:t\d{1,3}|a\d{1,2}|e\d|h\d|pro ?\d|m1)\b`, 'Fujifilm X'],
    ['olympus', String.raw`(?:om ?-?d|e ?-?m\d|e ?-?pl?\d|pen ?-?[ef])`, 'Micro 4/3'],
    ['panasonic', String.raw`(?:dmc ?-?|dc ?-?|lumix )g(?:[hxf]?\d{1,3})`, 'Micro 4/3'],
    ['pentax|ricoh', String.raw`k ?-?(?:\d{1,2}|s\d|r|x)\b`, 'Pentax K'],
  ],
  Capteur: [
    ['nikon', String.raw`d ?(?:3\d{3}|5\d{3}|7\d{3}|500|300s?|90)\b`, 'APS-C'],
    ['nikon', String.raw`d ?(?:6\d0|7[58]0|8\d0[ea]?)\b`, 'Plein format'],
    ['canon', String.raw`(?:eos )?(?:[2-9]0d|77?d|[1-9]\d0d|\d000d)\b`, 'APS-C'],
    ['canon', String.raw`(?:eos )?[56]d\b`, 'Plein format'],
    ['canon', String.raw`eos m\d`, 'APS-C'],
    ['sony', String.raw`(?:alpha ?|ilce-? ?|a ?)[56]\d{3}\b`, 'APS-C'],
    ['sony', String.raw`(?:alpha ?|ilce-? ?|a ?)7[rs]?\b`, 'Plein format'],
    ['fujifilm|fuji', String.raw`x ?-? ?(?:t\d{1,3}|a\d{1,2}|e\d|h\d|pro ?\d|m1)\b`, 'APS-C'],
    ['olympus', String.raw`(?:om ?-?d|e ?-?m\d|e ?-?pl?\d|pen ?-?[ef])`, 'Micro 4/3'],
    ['panasonic', String.raw`(?:dmc ?-?|dc ?-?|lumix )g(?:[hxf]?\d{1,3})`, 'Micro 4/3'],
    ['pentax|ricoh', String.raw`k ?-?(?:[357]|30|50|70|s[12]|r|x)\b`, 'APS-C'],
    ['pentax|ricoh', String.raw`k ?-?1\b`, 'Plein format'],
  ],
});
