/**
 * Audio encoded in advance, so that the mock needs no encoder. All of it was made with FFmpeg 5.1.9, LAME 3.100 and
 * libopus 1.3.1 of Debian 12, and is written in base64. The frames are sine tones and silence. Each one is coded
 * independently and holds a whole number of waves, so they can be joined in any order. $n is that number:
 *
 *     ffmpeg -f lavfi -i "aevalsrc=0.3*sin(2*PI*$n*t/0.024):s=24000:d=1" -c:a libmp3lame -b:a 16k -reservoir 0 \
 *       -write_xing 0 -id3v2_version 0 -f mp3 - | tail -c +961 | head -c 48 | base64
 *
 *     ffmpeg -f lavfi -i "aevalsrc=0.3*sin(2*PI*$n*t/0.02):s=48000:d=1" -c:a libopus -b:a 16k -vbr off \
 *       -application lowdelay -packet_loss 100 -map 0 -f data - | tail -c +801 | head -c 40 | base64
 */
export interface CannedFrames {
  ms: number;
  /** Frames by their number of waves; 0 is silence. */
  byWaves: Readonly<Record<number, string>>;
}

export const MP3_FRAMES: CannedFrames = {
  ms: 24,
  byWaves: {
    0: "//MkxAAAAANIAAAAAExBTUUzLjEwMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    5: "//MkxAADMDoYALgyJPCPZkDBpRRIrr/0f6UxBTUUzLjEwMAAAAAAAAAAAAAAAAAA",
    6: "//MkxAADoDoYAAXqBMI9lQMHkPCJOBkx///+pMQU1FMy4xMDAAAAAAAAAAAAAAAA",
    7: "//MkxAADqDYYAAXsIAj2OAwh+wiOIGRX////UmIKaimZcYmBgAAAAAAAAAAAAAAA",
    8: "//MkxAACwC4YAAX8IIR6+AYSwFgZArg7TEFNRTMuMTAwAAAAAAAAAAAAAAAAAAAA",
    9: "//MkxAADACoYAAX+IMI8UhW0P///////6UxBTUUzLjEwMAAAAAAAAAAAAAAAAAAA",
    10: "//MkxAADOC4YAAe+IPLAvJXScWOscrLHf9qYgpqKZlxiYGAAAAAAAAAAAAAAAAAA",
    11: "//MkxAADYDYYAAWuIAiMsGa6wj1vgwv3//60xBTUUzLjEwMAAAAAAAAAAAAAAAAA",
    12: "//MkxAADKDYYAAUuAMIqwYGMeEet8GGY/0piCmopmXGJgYAAAAAAAAAAAAAAAAAA",
    13: "//MkxAAC4DoYAKg+JPFZBieLHWiVmyf+hMQU1FMy4xMDAAAAAAAAAAAAAAAAAAAA",
    14: "//MkxAAEUF4YAAXoYIR6vwYcs/hEiDFX+n/////6UxBTUUzLjEwMAAAAAAAAAAAA",
    15: "//MkxAAEAF4YAAXqEG/8I9VIMPG/CK3Bks///+tMQU1FMy4xMDAAAAAAAAAAAAAA",
  },
};

export const OPUS_PACKETS: CannedFrames = {
  ms: 20,
  byWaves: {
    0: "+P/+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
    4: "+EeXH1aXN33dETfT32ek7zPIFBE48VEp6iW6MyLzbdoU3Sg9a1ooEg==",
    5: "+DWQopM+IDXU4PlL4HOwAM2OiOPAdrFkubK15+h8g8oWju4E5OTd2Q==",
    6: "+A7otvbaUbQFt/kyGSwWD27oYeg/D+IvWNlTQOU54SJ3OYBS2IoKdQ==",
    7: "+A6tZ+H17Oi/Fs13piyWAD7Ba/yzW+wEeNM9Cs+tjnTudEyGZYoNEw==",
    8: "+A9JspaNuYs95nbQxTeUJuISCuXZipyrutmQa7PlwPoZk0BiJ6Ylgw==",
    9: "+A1nGfgKbaTeC/Eni9gNCfLCDDsPyeVqelUh4UBfKIfaexqB7vYvkw==",
    10: "+A1nGOkBIui4+7w7zjMUG5/ZJSFNtrAnXAVnRmSJn+/zX1CmUNudig==",
    11: "+A1cbm1QvX00E9DKyCvua96PNu/rVexLRBwiZWZgFb8bEVv1nuN0gQ==",
    12: "+CIOtCPozEvDVY86sK/fvIn+FFyoLqvp6iW6KS6Fq6GYXLZ0s8XCOw==",
    13: "+CGj4QiuHxCyDzKz+cEZzR/pJIo5+RU9768jxZv2Wj7U+LYmS5zg7A==",
  },
};

/**
 * The OpusHead and OpusTags pages (mono):
 *
 *     ffmpeg -f lavfi -i "aevalsrc=0:s=48000:d=1" -c:a libopus -application lowdelay -fflags +bitexact \
 *       -flags:a +bitexact -f ogg - | head -c 121 | base64
 */
export const OPUS_HEADER =
  "T2dnUwACAAAAAAAAAAAAAAAAAAAAALybAEgBE09wdXNIZWFkAQF4AIC7AAAAAABPZ2dTAAAAAAAAAAAAAAAAAAABAAAASZW+VAEuT3B1c1RhZ3MGAAAAZmZtcGVnAQAAABQAAABlbmNvZGVyPUxhdmMgbGlib3B1cw==";

/**
 * `fLaC` and STREAMINFO (24 kHz, 16 bits, mono, blocks of 4096 samples):
 *
 *     ffmpeg -f lavfi -i "aevalsrc=0:s=24000:d=1" -c:a flac -sample_fmt s16 -frame_size 4096 -bitexact -f flac - |
 *       head -c 42 | base64
 */
export const FLAC_HEADER = "ZkxhQwAAACIQABAAAAAAACAVBdwA8AAAAAAAAAAAAAAAAAAAAAAAAAAA";

/**
 * All of a WAV file (24 kHz, 16 bits, mono) but its samples:
 *
 *     ffmpeg -f lavfi -i "aevalsrc=0:s=24000:d=1" -c:a pcm_s16le -bitexact -f wav - | head -c 44 | base64
 */
export const WAV_HEADER = "UklGRv////9XQVZFZm10IBAAAAABAAEAwF0AAIC7AAACABAAZGF0Yf////8=";
