/**
 * Makes the demonstration products uneven, the same way each time: many cost the same or a cent less, are
 * out of stock, state less than they did; calibers are spelled both ways, and the order of ids and brands
 * depends on the alphabet. One key is that of a bed and of a firearm. Earlier
 * commits have a table for each; later ones one for all.
 */
export const UNEVEN = `
  select setseed(0.37);
  do $$ begin
  if (select relkind = 'r' from pg_class where oid = 'bed_products'::regclass) then
    update bed_products set
      price = greatest(0, ceil(price / 2500) * 2500 - case when random() < 0.2 then 0.01 else 0 end),
      in_stock = random() < 0.6,
      sleep_style = case when random() < 0.2 then '[]' when random() < 0.2 then '["side"]' else sleep_style end,
      features = case when random() < 0.2 then '[]' else features end;
    update firearm_products set
      external_id = case
        when random() < 0.3 then lower(external_id)
        when random() < 0.2 then replace(external_id, '-', '_')
        when random() < 0.1 then external_id || ' ä'
        else external_id end,
      price = ceil(price / 3000) * 3000 - case when random() < 0.2 then 0.01 else 0 end,
      special_price = case when random() < 0.3 then round(ceil(price / 3000) * 2000, 2) end,
      in_stock = random() < 0.6,
      pack_size = case when random() < 0.2 then null when random() < 0.2 then 250 else pack_size end,
      caliber = case when random() < 0.2 then replace(caliber, '_', ' ') else caliber end,
      brand = case
        when random() < 0.1 then lower(brand)
        when random() < 0.05 then 'Éclair, 50%'
        when random() < 0.05 then ' Zed'
        else brand end,
      firearm_type = case when random() < 0.05 then null else firearm_type end,
      sub_type = case when random() < 0.1 then null else sub_type end,
      action = case when random() < 0.1 then null else action end,
      hand_size = case when random() < 0.3 then '[]' else hand_size end,
      carry_positions = case when random() < 0.3 then '[]' else carry_positions end;
    update bed_products set magento_id = (select min(external_id) from firearm_products)
    where id = (select min(id::text)::uuid from bed_products);
  else
    update products set
      price = case when source = 'beds'
        then greatest(0, ceil(price / 2500) * 2500 - case when random() < 0.2 then 0.01 else 0 end)
        else ceil(price / 3000) * 3000 - case when random() < 0.2 then 0.01 else 0 end end,
      special_price = case when source = 'firearms' and random() < 0.3 then round(ceil(price / 3000) * 2000, 2) end,
      in_stock = random() < 0.6,
      key = case
        when random() < 0.2 then replace(key, '-', '_')
        when random() < 0.1 then key || ' ä'
        else key end,
      brand = case
        when random() < 0.1 then lower(brand)
        when brand is not null and random() < 0.05 then 'Éclair, 50%'
        when brand is not null and random() < 0.05 then ' Zed'
        else brand end,
      values = (select jsonb_object_agg(stated.name, case
          when jsonb_typeof(stated.value) = 'array' and random() < 0.25 then '[]'
          when stated.name like '%.packSize' and random() < 0.2 then '250'
          when stated.name like '%.caliber' and random() < 0.2 then to_jsonb(replace(stated.value #>> '{}', '_', ' '))
          else stated.value end)
        from jsonb_each(values) as stated(name, value)
        where not (stated.name in ('firearm-products.type', 'firearm-products.subType', 'firearm-products.action') and random() < 0.08))
    where source in ('beds', 'firearms');
    update products set key = 'beds::' || (select min(external_id) from firearm_products)
    where id = (select min(id::text)::uuid from bed_products);
  end if;
  end $$;
`;
