-- How large a keyboard is has a name of its own: "size" is of clothes and shoes, which `product_sizes` holds.
update product_specifications set key = 'keyboard-size' where key = 'size';
