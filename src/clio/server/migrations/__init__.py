"""How the database became what it is, step by step. Every start of the server takes the steps that are missing."""
