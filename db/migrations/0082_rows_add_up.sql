-- Rows of earlier imports that waited for their prices: what is left of those that were read.
update import_runs set rows_held = rows_read - rows_rejected - rows_repeated - offers_new - offers_changed - offers_same
where status = 'succeeded' and rows_held = 0
  and rows_read > rows_rejected + rows_repeated + offers_new + offers_changed + offers_same;
