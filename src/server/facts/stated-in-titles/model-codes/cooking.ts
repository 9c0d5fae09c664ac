import { modelRules } from './model-rules.ts';

export const cooking = modelRules({
  Installation: [
    ['russell hobbs', String.raw`rh(?:m|retm|mm|fm|em|kum|mdl)[a-z]{0,3}\d`, 'Pose libre'],
    ['swan', String.raw`sm\d`, 'Pose libre'],
    ['panasonic', String.raw`nn[ -]?[a-z]{1,2}\d`, 'Pose libre'],
    ['sharp', String.raw`r[ -]?\d{2,3}`, 'Pose libre'],
    ['daewoo', String.raw`ko[rcgq]\w*\d`, 'Pose libre'],
    ['samsung', String.raw`(?:m[scgw]|ce|ge|me)\d{2,3}`, 'Pose libre'],
    ['samsung', String.raw`(?:fg|fw|nq)\d{2}`, 'Encastrable'],
    ['bosch', String.raw`(?:b[fe][lr]|c[fmd][a-z])\d{3}`, 'Encastrable'],
    ['siemens', String.raw`(?:b[fe]|c[fmed])\d{3}`, 'Encastrable'],
    ['neff', String.raw`(?:c1\d|h[1-5]\d|hla|hlagd)[a-z\d]`, 'Encastrable'],
    ['aeg', String.raw`(?:m[bc][bes]|km[km]|kme|kmk|kms)\d`, 'Encastrable'],
    ['hotpoint', String.raw`mwh\d`, 'Pose libre'],
    ['hotpoint', String.raw`m[fndp]\d{3}`, 'Encastrable'],
    ['igenix', String.raw`ig\d`, 'Pose libre'],
    ['kenwood', String.raw`k\d{2}`, 'Pose libre'],
    ['lg', String.raw`m[shj]\d{4}`, 'Pose libre'],
    ['bomann|clatronic|severin|exquisit', String.raw`mwg? ?\d{3,4}`, 'Pose libre'],
  ],
});
