-- Each import asks whether any article is gone; where none is, that read them all.
create index match_listings_gone on match_listings (id) where not is_live;
