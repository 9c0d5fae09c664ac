-- What forty more searches were seen to lack: wide screens by their pixels, power strips that protect, telephones on a line.
insert into search_aliases (said, asked) values
  (array['ultrawide', 'ultra wide', '21:9', '3440 x 1440', '3440x1440', 'uwqhd', '2560 x 1080', '2560x1080'], array['ultra large', 'écran large']);
