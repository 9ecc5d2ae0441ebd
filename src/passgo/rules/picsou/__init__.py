"""What only the fifth book has: skyscrapers and depots, papers, vouchers, storms, three dice and eight sides."""
